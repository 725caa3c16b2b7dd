type MessagesModule = Readonly<Record<string, object>>

const modules = import.meta.glob<MessagesModule>([
  '../features/*/messages/{es,en}.ts',
  '../shared/messages/{es,en}.ts',
  './layout/messages/{es,en}.ts',
])

/** Every namespace there is: a feature's folder, or what stands around every page. */
export const namespaces: readonly string[] = [
  ...new Set(Object.keys(modules).flatMap((path) => path.split('/').at(-3) ?? [])),
]

/** The messages of a namespace. Rejects when they cannot be loaded, and may be asked again then. */
export async function loadMessages(language: string, namespace: string): Promise<object> {
  const path = Object.keys(modules).find((key) =>
    key.endsWith(`/${namespace}/messages/${language}.ts`),
  )
  const messages = (await modules[path ?? '']?.())?.[language]
  if (messages === undefined) throw new Error(`No messages: ${namespace}`)
  return messages
}
