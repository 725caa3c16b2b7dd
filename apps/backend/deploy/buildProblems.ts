import type { BuildManifest } from '../hosting/parseBuildManifest.ts'

export type Settings = Readonly<Record<string, string | undefined>>

/** A build, and what it must match. */
export interface BuildCheck {
  readonly build: Pick<BuildManifest, 'startedAt' | 'settings' | 'contact'>
  /** The settings of the project to deploy to. */
  readonly settings: Settings
  /** The time of the last change of the sources or the settings, in ms since 1970. */
  readonly sourcesChangedAt: number
  /** Whether visitors see it: then it must contain no placeholders for the owner's contact. */
  readonly isPublic: boolean
}

/** Returns why a build must not be deployed, one sentence each; none when it may. */
export function buildProblems({
  build,
  settings,
  sourcesChangedAt,
  isPublic,
}: BuildCheck): string[] {
  const problems: string[] = []
  for (const [whose, backend] of [
    ['The settings', settings['VITE_BACKEND']],
    ['The built site', build.settings['VITE_BACKEND']],
  ] as const) {
    if (backend !== 'firebase') {
      problems.push(`${whose} must have VITE_BACKEND=firebase; it is "${backend ?? ''}".`)
    }
  }
  const built = build.settings['VITE_FIREBASE_PROJECT_ID'] ?? ''
  const target = settings['VITE_FIREBASE_PROJECT_ID'] ?? ''
  if (target === '') problems.push('VITE_FIREBASE_PROJECT_ID is not set.')
  else if (built !== target) {
    problems.push(`The site is built for the project "${built}", not for "${target}".`)
  }
  if (Date.parse(build.startedAt) < sourcesChangedAt) {
    problems.push('The sources or settings changed after the build.')
  }
  if (isPublic) {
    for (const [name, value] of Object.entries(build.contact)) {
      if (isPlaceholder(value)) {
        problems.push(`${name} in apps/web/src/content/brand.ts is still the placeholder ${value}.`)
      }
    }
  }
  return problems
}

/** An address that nobody can own (RFC 2606), or a telephone number that ends with seven zeros. */
function isPlaceholder(value: string): boolean {
  return /[.@]example\b/.test(value) || /0{7}$/.test(value.replaceAll(/\D/g, ''))
}
