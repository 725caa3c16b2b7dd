import type { FirebaseApp } from 'firebase/app'
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'

/** Starts App Check for an app, before its services are used. Returns a function that gets the current token. */
export type StartAppCheck = (app: FirebaseApp) => () => Promise<string>

/**
 * App Check by reCAPTCHA Enterprise: proves to Firebase that a call comes from the site. The SDK adds the
 * tokens to its own calls.
 *
 * @param siteKey the public key of the site at reCAPTCHA Enterprise
 */
export const startAppCheck =
  (siteKey: string): StartAppCheck =>
  (app) => {
    const appCheck = initializeAppCheck(app, {
      provider: new ReCaptchaEnterpriseProvider(siteKey),
      isTokenAutoRefreshEnabled: true,
    })
    return async () => (await getToken(appCheck)).token
  }
