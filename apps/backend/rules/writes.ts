import {
  cartFields,
  maxCartLines,
  maxMergedGuestCarts,
  profileFieldNames,
  profileFields,
} from '@storefront/domain'
import { aCartLine } from '@storefront/domain/testing'
import {
  deleteDoc,
  doc,
  serverTimestamp,
  setDoc,
  updateDoc,
  type DocumentData,
  type DocumentReference,
} from 'firebase/firestore/lite'

import { kinds, others, profileOf } from './testing/documents.ts'
import { outcomeOf, type Project } from './testing/openProject.ts'
import { admin, ana, bruno, renamed, unverified, type Person } from './testing/people.ts'

/** A write of one document, and whether the rules accept it. */
interface Write {
  readonly what: string
  readonly isAllowed: boolean
  readonly by: Person | null
  readonly path: string
  /** What is stored before; null for nothing. */
  readonly before: DocumentData | null
  readonly send: (document: DocumentReference) => Promise<void>
}

/** Sends each write, and returns those on which the rules decide differently. */
export async function wrongWrites(project: Project): Promise<readonly string[]> {
  await project.reset(others)
  const writes = [...forgedWrites, ...ownWrites]
  const differences = await Promise.all(
    Object.keys(kinds).map((path) =>
      wrongWritesTo(
        path,
        writes.filter((write) => write.path === path),
        project,
      ),
    ),
  )
  return differences.flat()
}

async function wrongWritesTo(
  path: string,
  writes: readonly Write[],
  project: Project,
): Promise<readonly string[]> {
  const document = doc(project.as('owner'), path)
  const differences: string[] = []
  /** What is stored now; undefined after an accepted write. */
  let stored: Write['before'] | undefined = null
  for (const { what, isAllowed, by, before, send } of writes) {
    if (stored !== before) await (before === null ? deleteDoc(document) : setDoc(document, before))
    const outcome = await outcomeOf(send(doc(project.as(by), path)))
    if (outcome !== (isAllowed ? 'accepted' : 'refused')) differences.push(`${what}: ${outcome}`)
    stored = outcome === 'refused' ? before : undefined
  }
  return differences
}

/** Everybody creates, updates and deletes each kind of document. Ana's own profile and cart alone are open to her. */
const forgedWrites: readonly Write[] = Object.entries(kinds).flatMap(
  ([path, { stored, change }]) => {
    const created = path === 'users/ana' ? { ...stored, createdAt: serverTimestamp() } : stored
    const isOwn = path === 'users/ana' || path === 'carts/ana'
    return [
      byEach('creates', path, isOwn, null, (document) => setDoc(document, created)),
      byEach('updates', path, isOwn, stored, (document) => updateDoc(document, change)),
      byEach('deletes', path, false, stored, (document) => deleteDoc(document)),
    ].flat()
  },
)

function byEach(
  action: string,
  path: string,
  isAnas: boolean,
  before: Write['before'],
  send: Write['send'],
): readonly Write[] {
  return Object.entries({ guest: null, ana, bruno, admin }).map(([name, by]) => ({
    what: `${name} ${action} ${path}`,
    isAllowed: isAnas && by === ana,
    by,
    path,
    before,
    send,
  }))
}

/** Whether a write of Ana's is accepted, what it is like, its fields, and her token. */
type OwnWrite = readonly [isAllowed: boolean, what: string, fields: DocumentData, by?: Person]

function writesOf(
  name: string,
  path: string,
  before: Write['before'],
  writes: readonly OwnWrite[],
): readonly Write[] {
  return writes.map(([isAllowed, what, fields, by = ana]) => ({
    what: `${name} ${what}`,
    isAllowed,
    by,
    path,
    before,
    send: (document) => (before === null ? setDoc(document, fields) : updateDoc(document, fields)),
  }))
}

/** For each field of the domain's table, so that the rules must know it and its length. */
const texts: readonly OwnWrite[] = profileFieldNames.flatMap((field): readonly OwnWrite[] => {
  const { maxLength } = profileFields[field]
  return [
    [true, `with the longest ${field}`, { [field]: 'x'.repeat(maxLength) }],
    [false, `with too long a ${field}`, { [field]: 'x'.repeat(maxLength + 1) }],
    [false, `with a ${field} that is no text`, { [field]: 7 }],
  ]
})

const newProfile = { ...profileOf(ana), createdAt: serverTimestamp() }

const newProfiles: readonly OwnWrite[] = [
  [true, 'without texts', without(newProfile, ...profileFieldNames)],
  [true, 'with an unverified address', { ...newProfile, emailVerified: false }, unverified(ana)],
  [false, 'with an address that is not verified yet', newProfile, unverified(ana)],
  [false, 'with the address of another', { ...newProfile, email: bruno.email }],
  [false, 'of an admin', { ...newProfile, role: 'admin' }],
  [false, 'of another time', { ...newProfile, createdAt: new Date() }],
  [false, 'with another field', { ...newProfile, points: 1 }],
  ...['email', 'emailVerified', 'role', 'createdAt'].map((field): OwnWrite => [
    false,
    `without ${field}`,
    without(newProfile, field),
  ]),
  ...texts.map(([isAllowed, what, text]): OwnWrite => [
    isAllowed,
    what,
    { ...newProfile, ...text },
  ]),
]

const profileEdits: readonly OwnWrite[] = [
  [true, 'with the verification in the token', { emailVerified: true }],
  [false, 'with a verification that the token lacks', { emailVerified: true }, unverified(ana)],
  [false, 'with the verification of another address', { emailVerified: true }, renamed(ana)],
  [false, 'with a role', { role: 'admin' }],
  [false, 'with another address', { email: bruno.email }],
  [false, 'with another time', { createdAt: serverTimestamp() }],
  [false, 'with another field', { points: 1 }],
  ...texts,
]

const cart = (lines: number, merged: number): DocumentData =>
  cartFields({
    items: Array.from({ length: lines }, (_, index) => aCartLine({ id: `bottle-${index}` })),
    merged: Array.from({ length: merged }, (_, index) => ({ id: `${index}`, quantities: {} })),
  })

const carts: readonly OwnWrite[] = [
  [true, 'without lines', cart(0, 0)],
  [true, 'with all lines', cart(maxCartLines, maxMergedGuestCarts)],
  [false, 'with a line more', cart(maxCartLines + 1, 0)],
  [false, 'with a merged cart more', cart(0, maxMergedGuestCarts + 1)],
  [false, 'with lines that are no list', { ...cart(0, 0), items: {} }],
  [false, 'with merged carts that are no list', { ...cart(0, 0), merged: 'none' }],
  [false, 'with another field', { ...cart(1, 0), totalCents: 1 }],
]

/** Ana writes her profile and her cart, as she may and otherwise. */
const ownWrites: readonly Write[] = [
  ...writesOf('a new profile', 'users/ana', null, newProfiles),
  ...writesOf('an edited profile', 'users/ana', profileOf(unverified(ana)), profileEdits),
  ...writesOf('a new cart', 'carts/ana', null, carts),
  ...writesOf('a changed cart', 'carts/ana', cart(1, 1), carts),
]

function without(fields: DocumentData, ...names: readonly string[]): DocumentData {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}
