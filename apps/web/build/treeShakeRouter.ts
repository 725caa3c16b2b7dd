import type { Plugin } from 'vite'

/** Contexts, links and forms that the router makes as its module is loaded, and how they are called in React's tools. */
const made = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g
const named = /^\w+\.displayName = .*;$/gm

/**
 * Lets the bundler leave out what the site does not use of the router, its forms, data and scripts: 1.7 kB of each first
 * load as brotli sends it. It cannot tell by itself that to make a component has no effect.
 */
export function treeShakeRouter(): Plugin {
  return {
    name: 'tree-shake-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\/chunk/ },
      handler: (code) => code.replaceAll(named, '').replaceAll(made, '= /* @__PURE__ */ $1'),
    },
  }
}
