/** A sentence's placeholders as a template type: `${string}{nombre}${string}` for "Hola {nombre}". */
type WithPlaceholdersOf<Sentence extends string> =
  Sentence extends `${string}{${infer Name}}${infer Rest}`
    ? `${string}{${Name}}${string}` & WithPlaceholdersOf<Rest>
    : string

/**
 * The type of a translation: it has the keys of the Spanish messages, each with the same placeholders. A
 * missing key or placeholder is a type error.
 */
export type MessagesLike<Spanish> = {
  readonly [Key in keyof Spanish]: Spanish[Key] extends string
    ? WithPlaceholdersOf<Spanish[Key]>
    : MessagesLike<Spanish[Key]>
}
