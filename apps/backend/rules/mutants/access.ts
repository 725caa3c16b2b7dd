import { replacing, type Change } from './Change.ts'

/** Opens operations, collection groups and paths that no rule allows, and grants a role by a claim. */
export const addedAccess = (code: string): Change[] => [...operationsOf(code), ...claimsOf(code)]

const operations = ['get', 'list', 'create', 'update', 'delete'] as const

const added = (position: number, text: string): Change => ({
  start: position,
  end: position,
  replacement: text,
})

/** Allows each operation that a path does not allow, all of a collection group, and all of another path. */
function operationsOf(code: string): Change[] {
  const paths = [...code.matchAll(/match \/(\w+)\/[^\n]* \{\n([\s\S]*?)\n {4}\}/g)].filter(
    ([, collection]) => collection !== 'databases',
  )
  const missing = paths.flatMap((path) => {
    const [whole, , body = ''] = path
    const allowed = new Set(
      [...body.matchAll(/allow ([\w, ]+):/g)].flatMap(([, names = '']) =>
        names.replace('read', 'get, list').split(', '),
      ),
    )
    const end = path.index + whole.length - 1
    return operations
      .filter((operation) => !allowed.has(operation))
      .map((operation) => added(end, `allow ${operation}: if request.auth != null; `))
  })
  const [first] = paths
  if (first === undefined) return []
  const open = (path: string) =>
    added(first.index, `match ${path} { allow read, write: if request.auth != null; }\n`)
  const collections = [...new Set(paths.map(([, collection = '']) => collection))]
  return [
    ...missing,
    ...collections.map((collection) =>
      added(
        first.index,
        `match /{any=**}/${collection}/{id} { allow list: if request.auth != null; }\n`,
      ),
    ),
    open('/unnamed/{id}'),
  ]
}

/** Grants the role of an admin by a claim of the token, which the shop does not use. */
const claimsOf = (code: string): Change[] =>
  replacing(
    code,
    /function isAdmin\(\) \{\s*return (isSignedIn\(\))/g,
    (part) => `request.auth.token.get('role', '') == 'admin' || ${part}`,
  )
