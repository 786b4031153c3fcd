import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { script } from '#kit/islands/storefront/script.ts';

/** What the form of a passkey needs in the browser. */
export type PasskeyFormData = {
  readonly does: 'create' | 'prove';
  /** JSON of the server, which the browser answers */
  readonly options: string;
  readonly unsupported: string;
  readonly cancelled: string;
};

const answerTo = async ({ does, options }: PasskeyFormData): Promise<object> => {
  const optionsJSON = JSON.parse(options);
  return does === 'create' ? startRegistration({ optionsJSON }) : startAuthentication({ optionsJSON });
};

/** Asks the browser for a passkey when the form is sent, and sends its answer along. */
export default script<PasskeyFormData>(
  'passkey-form',
  (element, data): undefined => {
    const form = element.querySelector('form');
    const field = element.querySelector<HTMLInputElement>('input[name="passkey"]');
    const says = element.querySelector<HTMLElement>('[role="status"]');
    if (!form || !field || !says) return;
    form.addEventListener('submit', (event) => {
      if (field.value !== '') return;
      event.preventDefault();
      if (!browserSupportsWebAuthn()) {
        says.textContent = data.unsupported;
        return;
      }
      answerTo(data).then(
        (answer) => {
          field.value = JSON.stringify(answer);
          form.requestSubmit(form.querySelector('button'));
        },
        () => {
          says.textContent = data.cancelled;
        },
      );
    });
  },
  'start',
);
