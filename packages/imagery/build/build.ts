import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { parse } from 'node:path'
import sharp from 'sharp'
import { pictureModule, type Picture } from './pictureModule.ts'
import { planRenditions, type Rendition } from './renditions.ts'
import { treatmentFor } from './settings.ts'

const masters = new URL('../masters/', import.meta.url)
const modules = new URL('../dist/', import.meta.url)
const files = new URL('files/', modules)

interface Plan extends Picture {
  readonly master: Buffer
}

// One file per core keeps the cores busier than one file on all of them.
sharp.concurrency(1)

await mkdir(files, { recursive: true })
const masterFiles = (await readdir(masters, { withFileTypes: true })).filter((entry) =>
  entry.isFile(),
)
const plans = await Promise.all(masterFiles.map(({ name }) => planPicture(name)))
const encoded = await encodeMissing(plans)
await Promise.all(
  plans.map((plan) => writeFile(new URL(`${plan.name}.ts`, modules), pictureModule(plan))),
)
await removeAllBut(files, new Set(plans.flatMap((plan) => plan.renditions.map((r) => r.file))))
await removeAllBut(modules, new Set(['files', ...plans.map((plan) => `${plan.name}.ts`)]))
console.log(`imagery: ${plans.length} pictures, ${encoded} files encoded`)

async function planPicture(fileName: string): Promise<Plan> {
  const { name } = parse(fileName)
  const master = await readFile(new URL(fileName, masters))
  const treatment = treatmentFor(name)
  const { width: masterWidth, height: masterHeight, hasAlpha } = await sharp(master).metadata()
  const width = Math.max(...treatment.widths)
  if (width > masterWidth) {
    throw new Error(`masters/${fileName} is ${masterWidth} px wide; its kind asks for ${width} px.`)
  }
  return {
    name,
    master,
    renditions: planRenditions(name, master, treatment, sharp.versions.sharp),
    fallbackWidth: treatment.fallbackWidth,
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
  const present = new Set(await readdir(files))
  const jobs = pictures.flatMap(({ master, renditions }) =>
    renditions
      .filter((rendition) => !present.has(rendition.file))
      .map((rendition) => ({ master, rendition })),
  )
  const queue = jobs.values()
  const work = async () => {
    for (const { master, rendition } of queue) await encode(master, rendition)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return jobs.length
}

async function encode(master: Buffer, { encoding, width, file }: Rendition): Promise<void> {
  const image = sharp(master).resize({ width }).toFormat(encoding.format, encoding.options)
  // Renamed once whole: what an interrupted build leaves must not pass for a finished file.
  const partial = new URL(`${file}.partial`, files)
  await writeFile(partial, await image.toBuffer())
  await rename(partial, new URL(file, files))
}

async function removeAllBut(folder: URL, wanted: ReadonlySet<string>): Promise<void> {
  const stale = (await readdir(folder)).filter((entry) => !wanted.has(entry))
  await Promise.all(stale.map((entry) => rm(new URL(entry, folder))))
}
