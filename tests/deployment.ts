import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename } from 'node:path'
import { DIST } from '#server/config.ts'

/** A name that the build made, with the hash of what is in the file. */
const HASHED = /([\w.-]+-)([\w-]{8})(\.(?:js|css)\b)/g

/** A built client in a folder of its own, for a server to serve. */
export function copyBuild(): string {
  const folder = mkdtempSync(`${tmpdir()}/strive-dist-`)
  cpSync(DIST, folder, { recursive: true })
  return folder
}

/** Puts another build into the folder, as a deployment does: no file has the name that it had before. */
export function deployAgain(folder: string): void {
  const next = `${folder}-next`
  cpSync(folder, next, { recursive: true })
  const rename = (text: string) =>
    text.replace(HASHED, (_, name: string, hash: string, end: string) => name + [...hash].reverse().join('') + end)
  for (const file of globSync('**/*', { cwd: next }).map(name => `${next}/${name}`)) {
    if (!statSync(file).isFile()) continue
    // What is compressed holds the old names; the server compresses for nobody, and sends the file itself.
    if (/\.(br|gz)$/.test(file)) rmSync(file)
    else if (/\.(js|css|html|json)$/.test(file)) {
      const text = readFileSync(file, 'utf8')
      rmSync(file)
      writeFileSync(file.replace(basename(file), rename(basename(file))), rename(text))
    }
  }
  rmSync(folder, { recursive: true })
  renameSync(next, folder)
}

/** The file of a page's own code in a built client, by the page's path. */
export function fileOfPage(folder: string, path: string): string {
  const { mount, pages } = JSON.parse(readFileSync(`${folder}/pages.json`, 'utf8'))
  return `${folder}/${pages[path].at(-1).slice(mount.length)}`
}
