/** The browsers inside other apps, in which Google refuses to sign anybody in: by their names, and Android's web view. */
const inAppNames =
  /\b(?:FBAN|FBAV|FB_IAB|FBIOS|Instagram|Barcelona|TikTok|musical_ly|trill|BytedanceWebview|Snapchat|Pinterest|LinkedInApp|Twitter|TwitterAndroid|Line|KAKAOTALK|MicroMessenger|WhatsApp|Telegram|Messenger)\b|; wv\)/i

/** The browsers of iPhones and iPads say `Safari`; a web view inside an app does not. */
const appleWebView = /\b(?:iPhone|iPad|iPod)\b.*AppleWebKit(?!.*Safari\/)/

/**
 * Whether a page is open inside another app, such as Instagram or TikTok.
 *
 * @param isStandalone whether it was added to the home screen of an iPhone, where it is no web view
 */
export function isInAppBrowser(userAgent: string, isStandalone = false): boolean {
  return inAppNames.test(userAgent) || (appleWebView.test(userAgent) && !isStandalone)
}
