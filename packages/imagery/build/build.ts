import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { parse } from 'node:path'

import sharp from 'sharp'

import { pictureModule, type PlannedPicture } from './pictureModule.ts'
import { planRenditions, type Rendition } from './renditions.ts'
import { settingsFor } from './settings.ts'

const masterFolder = new URL('../masters/', import.meta.url)
const moduleFolder = new URL('../dist/', import.meta.url)
const fileFolder = new URL('../encoded/', import.meta.url)

interface Plan extends PlannedPicture {
  readonly master: Buffer
}

// Encoding one file per core is faster than encoding each file on all cores.
sharp.concurrency(1)

await mkdir(fileFolder, { recursive: true })
await mkdir(moduleFolder, { recursive: true })
const masterFiles = (await readdir(masterFolder, { withFileTypes: true })).filter((entry) =>
  entry.isFile(),
)
const plans = await Promise.all(masterFiles.map(({ name }) => planPicture(name)))
const encoded = await encodeMissing(plans)
await Promise.all(
  plans.map((plan) => writeFile(new URL(`${plan.name}.ts`, moduleFolder), pictureModule(plan))),
)
await removeAllExcept(
  fileFolder,
  new Set(plans.flatMap((plan) => plan.renditions.map((r) => r.file))),
)
await removeAllExcept(moduleFolder, new Set(plans.map((plan) => `${plan.name}.ts`)))
console.log(`imagery: ${plans.length} pictures, ${encoded} new files encoded`)

async function planPicture(fileName: string): Promise<Plan> {
  const { name } = parse(fileName)
  const master = await readFile(new URL(fileName, masterFolder))
  const settings = settingsFor(name)
  const { width: masterWidth, height: masterHeight, hasAlpha } = await sharp(master).metadata()
  const width = Math.max(...settings.widths)
  if (width > masterWidth) {
    throw new Error(`masters/${fileName} is ${masterWidth} px wide; its kind needs ${width} px.`)
  }
  return {
    name,
    master,
    renditions: planRenditions(name, master, settings, sharp.versions.sharp),
    width,
    height: Math.round((masterHeight * width) / masterWidth),
    placeholder: hasAlpha ? 'transparent' : await averageColour(master),
  }
}

async function averageColour(master: Buffer): Promise<string> {
  const pixel = await sharp(master).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  return `#${pixel.toString('hex')}`
}

async function encodeMissing(pictures: readonly Plan[]): Promise<number> {
  const existing = new Set(await readdir(fileFolder))
  const jobs = pictures.flatMap(({ master, renditions }) =>
    renditions
      .filter((rendition) => !existing.has(rendition.file))
      .map((rendition) => ({ master, rendition })),
  )
  const queue = jobs.values()
  const encodeQueued = async () => {
    for (const { master, rendition } of queue) await encode(master, rendition)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, encodeQueued))
  return jobs.length
}

async function encode(master: Buffer, { encoding, width, file }: Rendition): Promise<void> {
  const image = sharp(master).resize({ width }).toFormat(encoding.format, encoding.options)
  // Renames the file when it is complete: an interrupted build must not leave a partial file under the final name.
  const partial = new URL(`${file}.partial`, fileFolder)
  await writeFile(partial, await image.toBuffer())
  await rename(partial, new URL(file, fileFolder))
}

async function removeAllExcept(folder: URL, kept: ReadonlySet<string>): Promise<void> {
  const stale = (await readdir(folder)).filter((entry) => !kept.has(entry))
  await Promise.all(stale.map((entry) => rm(new URL(entry, folder))))
}
