import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { mutantsOf } from './mutantsOf.ts'

const rulesOf = (body: string) => `service cloud.firestore {
  // ------------------------------------------------------------------ a heading
  ${body}
}`

/** Returns the body of each mutant. */
const bodiesOf = (body: string) =>
  mutantsOf(rulesOf(body)).map(({ rules }) => rules.split('\n')[2]?.trim())

describe('the mutants of the rules', () => {
  it('replace each condition with true, and each alternative also with false', () => {
    expect(bodiesOf('function f() { return a() && (b() || !c()); }')).toEqual([
      'function f() { return true && (b() || !c()); }',
      'function f() { return a() && (true || !c()); }',
      'function f() { return a() && (false || !c()); }',
      'function f() { return a() && (b() || true); }',
      'function f() { return a() && (b() || false); }',
    ])
  })

  it('change the parts of a conditional expression, but not the arguments of a call', () => {
    expect(bodiesOf("allow get: if x ? f('a && b', (c || d)) : e;")).toEqual([
      "allow get: if true ? f('a && b', (c || d)) : e;",
      'allow get: if x ? true : e;',
      "allow get: if x ? f('a && b', (c || d)) : true;",
    ])
  })

  it('change each bound by one', () => {
    const bounds = bodiesOf('function f() { return isText(x, 1, 20) && y <= 8 && z >= -3; }')
    expect(bounds.slice(3)).toEqual([
      'function f() { return isText(x, 1, 20) && y <= 9 && z >= -3; }',
      'function f() { return isText(x, 1, 20) && y <= 8 && z >= -4; }',
      'function f() { return isText(x, 0, 20) && y <= 8 && z >= -3; }',
      'function f() { return isText(x, 1, 21) && y <= 8 && z >= -3; }',
    ])
    expect(bodiesOf("function f() { return x.matches('a{1,5}'); }").slice(1)).toEqual([
      "function f() { return x.matches('a{0,5}'); }",
      "function f() { return x.matches('a{1,6}'); }",
    ])
    expect(bodiesOf('function f() { return isWhole(x, n, 9) && isCount(y, 1); }').slice(2)).toEqual(
      [
        'function f() { return isWhole(x, n, 10) && isCount(y, 1); }',
        'function f() { return isWhole(x, n, 9) && isCount(y, 0); }',
      ],
    )
  })

  it('replace each entry of an expected map with the actual value', () => {
    expect(bodiesOf("function f() { return x == {'a': b, 'c': d.e()}; }").slice(1)).toEqual([
      "function f() { return x == {'a': x.a, 'c': d.e()}; }",
      "function f() { return x == {'a': b, 'c': x.c}; }",
    ])
  })

  it('add a key to each list of keys', () => {
    expect(bodiesOf("function f() { return k.hasOnly(['a', 'b']); }").slice(1)).toEqual([
      "function f() { return k.hasOnly(['a', 'b', 'extra']); }",
    ])
    expect(bodiesOf("function f() { return k == ['a'].toSet(); }").slice(1)).toEqual([
      "function f() { return k == ['a', 'extra'].toSet(); }",
    ])
  })

  it('turn each default of a missing field', () => {
    const defaults = ['null', 'true', 'false', '24', "'user'", '[]']
    const turned = defaults.map((value) =>
      bodiesOf(`function f() { return x.get('k', ${value}); }`).at(-1),
    )
    expect(turned).toEqual(
      ['0', 'false', 'true', '25', "'x'", "['x']"].map(
        (value) => `function f() { return x.get('k', ${value}); }`,
      ),
    )
  })

  it('read the document before for the one after, and the other way round', () => {
    expect(bodiesOf('function f() { return getAfter(/databases/x).a; }').slice(1)).toEqual([
      'function f() { return get(/databases/x).a; }',
    ])
    expect(bodiesOf('function f() { return exists(/databases/x); }').slice(1)).toEqual([
      'function f() { return existsAfter(/databases/x); }',
    ])
  })

  it('widen each time', () => {
    expect(bodiesOf('function f() { return x == request.time; }').slice(1)).toEqual([
      'function f() { return x <= request.time; }',
    ])
  })

  it('allow the operations that no rule allows, a collection group and another path', () => {
    const rules = rulesOf('match /a/{id} {\n      allow read, create: if b();\n    }')
    const added = mutantsOf(rules).map(({ name }) => name.split(' -> ')[1]?.trim())
    expect(added.slice(1)).toEqual([
      'allow update: if request.auth != null;',
      'allow delete: if request.auth != null;',
      'match /{any=**}/a/{id} { allow list: if request.auth != null; }',
      'match /unnamed/{id} { allow read, write: if request.auth != null; }',
    ])
  })

  it('grant the role of an admin by a claim', () => {
    expect(bodiesOf('function isAdmin() { return isSignedIn() && a(); }').at(-1)).toBe(
      "function isAdmin() { return request.auth.token.get('role', '') == 'admin' || isSignedIn() && a(); }",
    )
  })

  it('do not change comments, and have the section of the rules', () => {
    const [mutant, ...others] = mutantsOf(rulesOf('allow get: if a(); // if b() && c();'))
    expect(mutant).toMatchObject({
      section: 'a heading',
      name: expect.stringMatching(/a\(\) -> true$/),
    })
    expect(others).toEqual([])
  })

  it('have unique names in the rules of the shop', () => {
    const rules = readFileSync(join(import.meta.dirname, '..', '..', 'firestore.rules'), 'utf8')
    const names = mutantsOf(rules).map(({ name }) => name)
    expect(names).not.toEqual([])
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })
})
