import styles from './entering.module.css';

/** What the forms of a lost password have in common. */
export const lostPasswordForm = (platform: string) =>
  ({
    className: `${platform}-ResetPassword lost_reset_password ${styles.form}`,
    method: 'post',
    action: '/my-account/lost-password/',
    noValidate: true,
  }) as const;
