/** Whether a visit may be noted: the shop's setting, unless the browser says that its owner does not want it (ATTR-08). */
export function mayTrack(allowedByShop: boolean): boolean {
  const privacy: { globalPrivacyControl?: boolean; doNotTrack?: string | null } = navigator;
  return allowedByShop && privacy.globalPrivacyControl !== true && privacy.doNotTrack !== '1';
}
