import { createReadStream, type ReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join, sep } from 'node:path'

/** A file of the site as superstatic's README wants its providers to give one. */
interface SiteFile {
  readonly size: number
  readonly modified: number
  readonly etag: string
  readonly stream: ReadStream
}

/**
 * Gives superstatic the files of a folder. Its own way opens every file that it finds, in each
 * language of a page and for those that did not change too, and closes only the one that it sends:
 * after some hundred pages in English it could open no more.
 *
 * @returns the file of an address's path, or null where there is none, or there can be none
 */
export function siteFiles(folder: string) {
  return async (request: IncomingMessage, pathname: string): Promise<SiteFile | null> => {
    const path = pathIn(folder, pathname)
    if (path === null) return null
    const found = await stat(path).catch(() => null) // names of any length and script are asked for
    if (found === null || !found.isFile()) return null
    const { size, mtimeMs: modified } = found
    let opened: ReadStream | undefined
    return {
      size,
      modified,
      etag: `"${size.toString(36)}-${Math.floor(modified).toString(36)}"`,
      get stream() {
        // It may be gone since, as when the site is built anew.
        return (opened ??= createReadStream(path).on('error', () => request.destroy()))
      },
    }
  }
}

function pathIn(folder: string, pathname: string): string | null {
  try {
    const path = join(folder, decodeURI(pathname))
    return path.startsWith(folder + sep) && !path.includes('\0') ? path : null
  } catch {
    return null // it has an escape that says nothing
  }
}
