type Module<Messages> = Readonly<Record<string, Messages>>

const ofEveryPage = import.meta.glob<Module<Readonly<Record<string, object>>>>(
  './everywhere/{es,en}.ts',
)
const ofFeatures = import.meta.glob<Module<object>>([
  '../features/*/messages/{es,en}.ts',
  '!../features/age-gate/**',
])

/** The namespaces of what stands around every page. */
export const everywhere = ['shared', 'layout', 'age-gate'] as const

/** Every namespace there is: a feature's folder, or what stands around every page. */
export const namespaces: readonly string[] = [
  ...new Set([
    ...everywhere,
    ...Object.keys(ofFeatures).flatMap((path) => path.split('/').at(-3) ?? []),
  ]),
]

/** The messages of a namespace. Rejects when they cannot be loaded, and may be asked again then. */
export async function loadMessages(language: string, namespace: string): Promise<object> {
  const messages = everywhere.some((name) => name === namespace)
    ? (await ofEveryPage[`./everywhere/${language}.ts`]?.())?.[language]?.[namespace]
    : (await ofFeatures[`../features/${namespace}/messages/${language}.ts`]?.())?.[language]
  if (messages === undefined) throw new Error(`No messages: ${namespace}`)
  return messages
}
