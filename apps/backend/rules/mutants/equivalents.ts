const noGuest = 'a guest has no request.auth to ask: that is an error, which refuses'
const noSize = 'no text is shorter than none'

/**
 * Mutants that no test can notice, by their names, and why. `mutate.ts` fails when another one survives,
 * and when one of these is noticed or is not made any more.
 */
export const equivalents: Readonly<Record<string, string>> = {
  'isUser: isSignedIn() -> true': noGuest,
  'isAdmin: isSignedIn() -> true': noGuest,
  '/orders/{orderId} create: isSignedIn() -> true': noGuest,
  'isProduct: product.alcoholByVolume is number -> true':
    'comparing what is no number with one is an error, which refuses',
  'isStamp: stamp.line is int -> true':
    'a list has nothing at a place that is no int; that is an error of the emulator, and not documented',
  "isNewOrder: 'createdAt': <request.time>, -> order.createdAt":
    'an order has a line at least, and the product that it takes asks for the same',
  "hasProfileTexts: return isText(profile.get('nombre', ''), <0>, 120) -> -1": noSize,
  "hasProfileTexts: && isText(profile.get('cedula', ''), <0>, 30) -> -1": noSize,
  "hasProfileTexts: && isText(profile.get('telefono', ''), <0>, 30) -> -1": noSize,
  "hasProfileTexts: && isText(profile.get('direccion', ''), <0>, 300); -> -1": noSize,
  'isShop: && isText(shop.salesPausedMessage.es, <0>, 300) -> -1': noSize,
  'isShop: && isText(shop.salesPausedMessage.en, <0>, 300) -> -1': noSize,
  'isContact: && isText(contact.email, <0>, 254) -> -1': noSize,
  'isContact: && isText(contact.phone, <0>, 30) -> -1': noSize,
  'isContact: && isText(contact.whatsapp, <0>, 30); -> -1': noSize,
  'isOwner: && isText(owner.legalName, <0>, 200) -> -1': noSize,
  'isOwner: && isText(owner.address, <0>, 300) -> -1': noSize,
  "mayPlace: && isText(order.get('notes', ''), <0>, 500) -> -1": noSize,
}
