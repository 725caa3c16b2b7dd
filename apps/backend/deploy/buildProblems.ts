import type { BuildManifest } from '../hosting/buildManifest.ts'

/** A build, and what it must match. */
export interface BuildCheck {
  readonly build: Pick<BuildManifest, 'startedAt' | 'settings' | 'contact'>
  /** The project to deploy to. */
  readonly projectId: string
  /** The time of the last change of the sources or the settings, in ms since 1970. */
  readonly sourcesChangedAt: number
  /** The time at which `firebase.json` was written, in ms since 1970. */
  readonly configWrittenAt: number
  /** Whether visitors see it: then it must contain no placeholders for the owner's contact. */
  readonly isPublic: boolean
}

/** Returns why a build must not be deployed, one sentence each; none when it may. */
export function buildProblems(check: BuildCheck): string[] {
  const { settings, contact } = check.build
  const backend = settings['VITE_BACKEND'] ?? ''
  const project = settings['VITE_FIREBASE_PROJECT_ID'] ?? ''
  const startedAt = Date.parse(check.build.startedAt)
  const placeholders = Object.entries(contact).filter(([, value]) => isPlaceholder(value))
  return [
    ...(backend === 'firebase'
      ? []
      : [`The site must be built with VITE_BACKEND=firebase; it was built with "${backend}".`]),
    ...(project === check.projectId
      ? []
      : [`The site is built for the project "${project}", not for "${check.projectId}".`]),
    ...(startedAt < check.sourcesChangedAt
      ? ['The sources or settings changed after the build.']
      : []),
    ...(check.configWrittenAt < startedAt ? ['firebase.json is of an earlier build.'] : []),
    ...(check.isPublic ? placeholders : []).map(
      ([name, value]) =>
        `${name} in packages/brand/src/brand.ts is still the placeholder ${value}.`,
    ),
  ]
}

/** An address that nobody can own (RFC 2606), or a telephone number that ends with seven zeros. */
function isPlaceholder(value: string): boolean {
  return /[.@]example\b/.test(value) || /0{7}$/.test(value.replaceAll(/\D/g, ''))
}
