import { existsSync, readdirSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { cutSlice, writeSlice } from './slice/cut.ts'
import { pageFolder } from './slice/project.ts'
import { PATCH, writePatch } from './slice/update.ts'

const USAGE = `npm run slice -- page3_01 page5_01 --into ../back-office
npm run slice -- page3_01 --into ../back-office --name back-office --without practice

Writes the chosen pages, with everything they need, as a project of its own. --without practice leaves out lessons, faults and the log of
requests.

npm run slice -- --update ../back-office

Shows what has changed here since, as a patch in that folder.`

async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      into: { type: 'string' },
      name: { type: 'string' },
      without: { type: 'string' },
      update: { type: 'string' },
    },
  })
  const { into: folder, without, update } = values
  if (update !== undefined) return showUpdate(resolveHere(update))
  if (positionals.length === 0 || !folder) throw new Error('Say which pages, and into which folder.')
  if (without !== undefined && without !== 'practice') throw new Error('Only practice can be left out.')
  const into = resolveHere(folder)
  if (existsSync(into) && readdirSync(into).length > 0) throw new Error(`${into} is not empty.`)
  const pages = positionals.map(pageFolder)
  const slice = await cutSlice({ pages, hasPractice: without === undefined, name: values.name ?? basename(into) })
  writeSlice(into, slice)
  const { lines, kilobytes, files, resources, tables } = slice.cost
  console.log(`${into}: ${lines} lines of code (${kilobytes} KB) in ${files} files, ${resources} resources with ${tables} tables.
Next: npm ci && npm start`)
}

/** npm runs a script in the folder of its package, whatever folder it was called from. */
const resolveHere = (folder: string) => resolve(process.env.INIT_CWD ?? '.', folder)

function showUpdate(into: string) {
  const changes = writePatch(into)
  if (changes === '') console.log('Nothing has changed.')
  else console.log(`${changes}\nThe changes are in ${PATCH}. In ${into}: git apply -p2 --reject ${PATCH}`)
}

if (import.meta.main) {
  try {
    await main()
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
    process.exitCode = 1
  }
}
