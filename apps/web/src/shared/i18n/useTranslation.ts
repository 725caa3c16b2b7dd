import { createContext, use, useContext, useMemo } from 'react'

import type { Translator, Values } from './createTranslator.ts'

/** The Spanish messages of each namespace; the app, which knows the features, names them (`app/namespaces.d.ts`). */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- filled by the app
export interface Namespaces {}

type Namespace = keyof Namespaces

/** The names of sentences: `notices.cart-merged`; one that is counted goes without `_one` and `_other`. */
type KeyOf<Messages> = {
  [Key in keyof Messages & string]: Messages[Key] extends string
    ? Key extends `${infer Counted}_${'one' | 'other'}`
      ? Counted
      : Key
    : `${Key}.${KeyOf<Messages[Key]>}`
}[keyof Messages & string]

/** A sentence, or each form of one that is counted. */
type TextAt<Messages, Key extends string> = Key extends keyof Messages
  ? Messages[Key]
  : Key extends `${infer Part}.${infer Rest}`
    ? Part extends keyof Messages
      ? TextAt<Messages[Part], Rest>
      : never
    : `${Key}_other` extends keyof Messages
      ? Messages[`${Key}_other`] | '{count}'
      : never

type PlaceholderOf<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, 'brand'> | PlaceholderOf<Rest>
  : never

type ValuesFor<Text> = [PlaceholderOf<Text>] extends [never]
  ? []
  : [values: Readonly<Record<PlaceholderOf<Text>, string | number>>]

/** Names of sentences: those of the first namespace as they are, those of all with it in front. */
type NameIn<First extends Namespace, All extends Namespace> =
  KeyOf<Namespaces[First]> | { [Name in All]: `${Name}:${KeyOf<Namespaces[Name]>}` }[All]

type TextOf<
  First extends Namespace,
  Name extends string,
> = Name extends `${infer Other extends Namespace}:${infer Key}`
  ? TextAt<Namespaces[Other], Key>
  : TextAt<Namespaces[First], Name>

/** Gives a sentence in the language of the page, with the values that its placeholders want. */
export type Translate<First extends Namespace, All extends Namespace = First> = <
  Name extends NameIn<First, All>,
>(
  name: Name,
  ...values: ValuesFor<TextOf<First, Name>>
) => string

/** For what is no component: the sentences of a namespace, which has to be loaded. */
export const translateBy = <First extends Namespace>(
  translator: Translator,
  first: First,
): Translate<First> => startingIn(translator, first)

/** Takes a name without a namespace to be of the first one. */
const startingIn = (translator: Translator, first: string) => (name: string, values?: Values) =>
  translator.t(name.includes(':') ? name : `${first}:${name}`, values)

export const TranslatorContext = createContext<Translator | null>(null)

/** The sentences of the language that is shown. Throws outside of a `TranslatorContext`. */
export function useTranslator(): Translator {
  const translator = useContext(TranslatorContext)
  if (translator === null) throw new Error('useTranslator() needs a TranslatorContext above it')
  return translator
}

/**
 * The sentences of a namespace, and of others beside it, by name. Suspends until they are loaded; throws when they are lost.
 *
 * @param first the one whose sentences need no prefix
 */
export function useTranslation<First extends Namespace, Other extends Namespace = First>(
  first: First | readonly [First, ...Other[]],
): { readonly t: Translate<First, First | Other> } {
  const translator = useTranslator()
  const [own, ...others] = typeof first === 'string' ? ([first] as const) : first
  for (const namespace of [own, ...others]) use(translator.read(namespace))
  return useMemo(() => ({ t: startingIn(translator, own) }), [translator, own])
}
