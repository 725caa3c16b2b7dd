import { foregroundTokens, minimumContrast } from '../src/tokens/contrast.ts'

/** The backgrounds on which a colour appears, and the contrast it needs there. */
export interface ContrastRequirement {
  readonly grounds: readonly string[]
  /** From 1 to 21; undefined for a colour without a requirement. */
  readonly minimum?: number
}

const groundTokens = ['--ground', '--ground-raised']

const requirements: Readonly<Record<string, ContrastRequirement>> = {
  ...Object.fromEntries(
    (['text', 'line'] as const).flatMap((kind) =>
      foregroundTokens[kind].map((name) => [
        name,
        { grounds: groundTokens, minimum: minimumContrast[kind] },
      ]),
    ),
  ),
  '--on-fill': { grounds: ['--fill', '--fill-hover'], minimum: minimumContrast.text },
}

/** Returns the requirement of a world's colour; backgrounds and ornaments have no minimum. */
export function requirementFor(name: string): ContrastRequirement {
  return requirements[name] ?? { grounds: groundTokens.filter((ground) => ground !== name) }
}

/** Returns the backgrounds of both worlds for a pigment, which either world may use. */
export function pigmentRequirement(name: string): ContrastRequirement {
  return { grounds: ['--paper', '--night'].filter((ground) => ground !== name) }
}
