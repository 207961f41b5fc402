import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename } from 'node:path'
import { DIST } from '#server/config/config.ts'

/** A file name with a content hash. */
const HASHED = /([\w.-]+-)([\w-]{7})(\.(?:js|css)\b)/g

export function copyBuild(): string {
  const folder = mkdtempSync(`${tmpdir()}/strive-dist-`)
  cpSync(DIST, folder, { recursive: true })
  return folder
}

/** Simulates a deployment: gives all files in the folder new hashes. */
export function deployAgain(folder: string): void {
  const next = `${folder}-next`
  cpSync(folder, next, { recursive: true })
  const turn = (_: string, name: string, hash: string, end: string) => name + [...hash].reverse().join('') + end
  const rename = (text: string) => text.replace(HASHED, turn)
  for (const file of globSync('**/*', { cwd: next }).map(name => `${next}/${name}`)) {
    if (!statSync(file).isFile()) continue
    // Compressed copies contain the old names. Without them, the server sends the files uncompressed.
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

export function fileOfPage(folder: string, path: string): string {
  const { mount, pages } = JSON.parse(readFileSync(`${folder}/pages.json`, 'utf8'))
  return `${folder}/${pages[path].findLast((file: string) => file.endsWith('.js')).slice(mount.length)}`
}
