import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = '**/*.{js,css,svg,json,webmanifest,csv}'
/** Below this size, compression saves less than the response headers take. */
const WORTH_IT_BYTES = 200

/** Writes a `.br` and a `.gz` next to every text file, so that the server never compresses during a request. */
export async function compressFiles(folder: string): Promise<void> {
  const files = globSync(TEXT, { cwd: folder, exclude: ['pages.json', '.vite/**'] })
  await Promise.all(files.map(file => compressFile(`${folder}/${file}`)))
}

async function compressFile(file: string) {
  const bytes = await readFile(file)
  if (bytes.length < WORTH_IT_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await Promise.all([
    promisify(brotliCompress)(bytes, { params }).then(small => writeFile(`${file}.br`, small)),
    promisify(gzip)(bytes, { level: 9 }).then(small => writeFile(`${file}.gz`, small)),
  ])
}
