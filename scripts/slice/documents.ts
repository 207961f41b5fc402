import { dirname, join } from 'node:path/posix'

/** The documents of every slice. Those that they link to, and the README of each folder, come with them. */
const DOCUMENTS = ['CONTRIBUTING', 'AGENTS', 'SECURITY', 'THIRD_PARTY', 'docs/README', 'docs/your-own-back-office'].map(
  name => `${name}.md`,
)
/** What they have lines about: packages. */
const LISTS = new Set(['THIRD_PARTY.md', 'docs/dependencies.md'])
const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g
const FOLLOWED = /^docs\/.*\.md$|^(?:hosting|examples\/openid-connect)\//
const PATH = /`((?:bench|client|company|docs|kata|pages|practice|resources|scripts|server|shared|tests)\/[\w./-]+)`/g

export type Here = {
  /** A file or folder of the slice. */
  has: (path: string) => boolean
  pages: readonly string[]
  scripts: readonly string[]
  packages: readonly string[]
}

/** The documents of a slice, without what they say about things that are not in it. */
export function cutDocuments(all: ReadonlyMap<string, string>, here: Here): Map<string, string> {
  const cut = new Map<string, string>()
  const waiting = [
    ...DOCUMENTS,
    ...[...all.keys()].filter(file => file.endsWith('/README.md') && here.has(dirname(file))),
  ]
  const isDocument = (path: string) => all.has(path) && (FOLLOWED.test(path) || waiting.includes(path))
  for (const file of waiting) {
    const text = all.get(file)
    if (text === undefined || cut.has(file)) continue
    const has = (path: string) => here.has(path) || path === 'README.md' || isDocument(path)
    const isList = LISTS.has(file)
    const known = isList ? withoutPackages(text, here.packages) : text
    const own = cutDocument(known, dirname(file), { ...here, has }, isList)
    cut.set(file, own)
    for (const [, target = ''] of own.matchAll(LINK)) waiting.push(join(dirname(file), target))
  }
  return cut
}

const ITEM = /^\s*(?:[-*]|\d+\.) /
/** A line that goes on with what the line before it says. */
const GOES_ON = /(?<=^(?![|#]|Status:).+)\n *(?=[^\s|#])(?!(?:[-*]|\d+\.) |Status:)/gm

/** Leaves out sentences, list items and lines of tables that name a file, page, command or package that is not there. */
function cutDocument(text: string, folder: string, here: Here, isList: boolean): string {
  const known = withMade(text, here)
  const isTrue = (part: string) => namesOnly(part, folder, known)
  const isHere = (name: string) => here.has(name) || here.has(join(folder, name))
  const cutCode = (line: string) =>
    isTrue(line) && (!/^\w+\/ /.test(line) || isHere(line.replace(/\/ .*/, ''))) ? line : []
  function cutBlock(block: string) {
    if (isList && block.startsWith('|')) return withoutLinks(block, folder, here)
    if (block.startsWith('|') || ITEM.test(block)) return isTrue(block) ? wrap(block) : []
    // An absent one of several links leaves its enumeration.
    const links = block.replace(/, \[[^\]]*\]\(([\w./-]+)\)/g, (link, path: string) =>
      here.has(join(folder, path).replace(/\/$/, '')) ? link : '',
    )
    const sentences = links.split(/(?<=[.!?)]) (?=[A-Z`[*(])/)
    const rest = sentences.filter(isTrue).join(' ')
    return block !== '' && rest === '' ? [] : wrap(rest)
  }
  // Every other part is code.
  const kept = text.split(/^(```[\s\S]*?^```)$\n/m).flatMap((part, index) => {
    const lines = index % 2 === 1 ? part.split('\n') : part.replace(GOES_ON, ' ').split('\n')
    return lines.flatMap(index % 2 === 1 ? cutCode : cutBlock)
  })
  return kept.join('\n').replace(/\n{3,}/g, '\n\n')
}

/** What a document has its reader make is there, too: `npm run new-page -- page3_09 suppliers`. */
function withMade(text: string, here: Here): Here {
  const made = [...text.matchAll(/npm run new-page -- (page\d)(_\d\d) (\S+)/g)]
  const paths = made.flatMap(([, group, id, name]) => [`resources/${name}`, `pages/${group}/${group}${id}-${name}`])
  const pages = [...here.pages, ...made.map(([, group = '', id = '']) => group + id)]
  return { ...here, pages, has: path => here.has(path) || paths.includes(path) }
}

function namesOnly(part: string, folder: string, { has, pages, scripts }: Here): boolean {
  const all = (pattern: RegExp, is: (name: string) => boolean) =>
    [...part.matchAll(pattern)].every(([, name = '']) => is(name))
  return (
    all(LINK, path => has(join(folder, path).replace(/\/$/, ''))) &&
    all(PATH, path => has(path.replace(/\/$/, ''))) &&
    all(/(?<![/\w]|`npm run [^`]*)(page\d(?:_\d\d)?)(?![\w/])/g, page => pages.includes(page)) &&
    all(/\bpages? (\d_\d\d)\b/g, page => pages.includes(`page${page}`)) &&
    all(/`npm run ([\w:-]+)/g, script => scripts.includes(script))
  )
}

/** Leaves out the lines about packages that are not used: `| zod 4.6.7 | MIT |`, or several names as code. */
const withoutPackages = (text: string, packages: readonly string[]) =>
  text.replace(/^\| ([^|]*) \|.*\n/gm, (line, cell: string) => {
    const names = cell.startsWith('`')
      ? [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
      : /^(\S+) \d+\.\d+\.\d+$/.exec(cell)?.slice(1)
    return names === undefined || names.length === 0 || names.some(name => packages.includes(name)) ? line : ''
  })

/** Names what is gone without a link: why a package was chosen stays true. */
const withoutLinks = (line: string, folder: string, { has }: Here) =>
  line
    .replace(/\[([^\]]*)\]\(([^)#\s]+)[^)]*\)/g, (link, text: string, path: string) =>
      has(join(folder, path)) ? link : text,
    )
    .replace(PATH, (code, path: string) => (has(path) ? code : path))

/** Long lines are broken again, except those of tables. */
function wrap(block: string): string {
  const indent = ITEM.exec(block)?.[0].replace(/\S/g, ' ') ?? ''
  return block.startsWith('|') ? block : block.replace(/(?=.{150})(.{1,149}) (?=\S)/g, `$1\n${indent}`)
}
