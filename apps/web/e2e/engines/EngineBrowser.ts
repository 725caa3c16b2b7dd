/** A browser of another engine with one window, as much of it as the smoke journeys need. */
export interface EngineBrowser {
  readonly open: (url: string) => Promise<void>
  /** Clicks what an XPath finds, once it is there. */
  readonly click: (xpath: string) => Promise<void>
  /** Types into the field that an XPath finds, once it is there, in place of what it holds. */
  readonly type: (xpath: string, text: string) => Promise<void>
  /** Waits until an XPath finds something that is shown. */
  readonly see: (xpath: string) => Promise<void>
  /** What an expression gives in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>
  /** What the console and its pages have reported so far: errors and warnings. */
  readonly troubles: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

/** An engine that may be installed on this machine. */
export interface Engine {
  readonly name: string
  /** What is missing, in one sentence; null when nothing is. */
  readonly missing: string | null
  /** A browser that remembers nothing. */
  readonly start: () => Promise<EngineBrowser>
}

/** How long anything may take to appear, in ms. */
export const patience = 30_000

const named = (name: string) =>
  `(contains(normalize-space(), "${name}") or @aria-label = "${name}")`

export const button = (name: string): string => `//button[${named(name)}]`
export const buttonStarting = (words: string): string =>
  `//button[starts-with(normalize-space(), "${words}")]`
/** The field of a label; its form may mark it as optional behind its name. */
export const field = (label: string): string =>
  `//*[self::input or self::textarea][@id = //label[starts-with(normalize-space(), "${label}")]/@for]`
/** The checkbox of a label that begins with these words. */
export const labelled = (words: string): string =>
  `//label[starts-with(normalize-space(), "${words}")]//input[@type = "checkbox"] | ${field(words)}`
