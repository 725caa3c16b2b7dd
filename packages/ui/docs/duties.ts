import { leastContrast, onGrounds } from '../src/tokens/contrast.ts'

/** What a colour is seen against, and the least contrast it owes there. */
export interface Duty {
  readonly against: readonly string[]
  readonly least?: number
}

const grounds = ['--ground', '--ground-raised']

const duties: Readonly<Record<string, Duty>> = {
  ...Object.fromEntries(
    (['text', 'line'] as const).flatMap((kind) =>
      onGrounds[kind].map((name) => [name, { against: grounds, least: leastContrast[kind] }]),
    ),
  ),
  '--on-fill': { against: ['--fill', '--fill-hover'], least: leastContrast.text },
}

/** The duty of a world's colour; one that is a ground or mere ornament owes nothing. */
export function dutyOf(name: string): Duty {
  return duties[name] ?? { against: grounds.filter((ground) => ground !== name) }
}

/** A pigment may be used in either world: this tells where it can be read. */
export function againstBothWorlds(name: string): Duty {
  return { against: ['--paper', '--night'].filter((ground) => ground !== name) }
}
