/**
 * Runs before a command that newcomers use, and says in one sentence what is missing. Plain JavaScript without imports of packages:
 * it also runs on an old Node, and before `npm install`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const needed = engines.node.replace('>=', '').split('.').map(Number)
const running = process.versions.node.split('.').map(Number)
const port = process.env.PORT

/** The first thing that is missing, or undefined. */
function findProblem() {
  if (running[0] < needed[0] || (running[0] === needed[0] && running[1] < needed[1])) {
    return `Node ${needed.join('.')} or newer is needed, and this is ${process.versions.node}: install it from nodejs.org.`
  }
  if (!existsSync(join(root, 'node_modules', '.bin', 'turbo'))) {
    return 'The packages are not installed: run `npm install` first.'
  }
  if (port !== undefined && !(/^\d+$/.test(port) && Number(port) > 0 && Number(port) < 65536)) {
    return `PORT is "${port}", but a port is a number from 1 to 65535.`
  }
  return undefined
}

const problem = findProblem()
if (problem !== undefined) {
  console.error(problem)
  process.exitCode = 1
}
