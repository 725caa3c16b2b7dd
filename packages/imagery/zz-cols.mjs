import sharp from 'sharp'
const [,, f, out, segArg] = process.argv
const seg = Number(segArg ?? 1300)
const { width, height } = await sharp(f).metadata()
const n = Math.ceil(height / seg)
const parts = []
for (let k = 0; k < n; k++) {
  const h = Math.min(seg, height - k*seg)
  parts.push({ input: await sharp(f).extract({ left: 0, top: k*seg, width, height: h }).toBuffer(), left: k*(width+20), top: 0 })
}
await sharp({ create: { width: (width+20)*n, height: seg, channels: 3, background: '#fff' } }).composite(parts).png().toFile(out)
