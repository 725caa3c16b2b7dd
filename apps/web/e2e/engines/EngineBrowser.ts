/** A browser of another engine with one window, with the functions that the smoke tests need. */
export interface EngineBrowser {
  readonly open: (url: string) => Promise<void>
  /** Waits for the element of an XPath and clicks it. */
  readonly click: (xpath: string) => Promise<void>
  /** Waits for the field of an XPath and replaces its value. */
  readonly type: (xpath: string, text: string) => Promise<void>
  /** Waits until the element of an XPath is visible. */
  readonly see: (xpath: string) => Promise<void>
  /** Evaluates an expression in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>
  /** The errors and warnings of the console so far. */
  readonly pageErrors: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

/** An engine that may be installed on this machine. */
export interface Engine {
  readonly name: string
  /** What is missing to run it, in one sentence; null if nothing is. */
  readonly missing: string | null
  /** Starts a browser with a new profile. */
  readonly start: () => Promise<EngineBrowser>
}

/** Whether the tests leave an engine out. In CI a missing engine is a failure. */
export const isSkipped = ({ missing }: Engine): boolean =>
  missing !== null && process.env['CI'] === undefined

/** How long anything may take to appear, in ms. */
export const patience = 30_000

const named = (name: string) =>
  `(contains(normalize-space(), "${name}") or @aria-label = "${name}")`

export const button = (name: string): string => `//button[${named(name)}]`
export const buttonStarting = (words: string): string =>
  `//button[starts-with(normalize-space(), "${words}")]`
/** The field of a label, which may end with "optional". */
export const field = (label: string): string =>
  `//*[self::input or self::textarea][@id = //label[starts-with(normalize-space(), "${label}")]/@for]`
export const link = (name: string): string => `//a[${named(name)}]`
