import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { snippetsOf } from '#pages/page8/page8_08-sandbox-and-keys/snippets/snippets.ts'
import { LANGUAGES, type Language } from '#shared/messages.ts'
import { briefOf } from './brief.ts'
import { fileOf } from './solutions.ts'
import type { Template } from './templates.ts'

const ROOT = `${import.meta.dirname}/..`

/** The packages of each template, in the versions that this console has. */
const PACKAGES: Record<Template, { dependencies: string[]; devDependencies: string[] }> = {
  vanilla: { dependencies: [], devDependencies: [] },
  vue: { dependencies: ['vue'], devDependencies: ['@vitejs/plugin-vue'] },
  react: {
    dependencies: ['react', 'react-dom'],
    devDependencies: ['@types/react', '@types/react-dom', '@vitejs/plugin-react'],
  },
}

/** What a learner's package.json says about the kata, for the judge. `judge` is the id of its key (judge-keys.ts). */
export type KataNote = { page: string; template: Template; address: string; judge: string; mistake?: string }

/** `code` is what the page begins with; null for an empty page. */
type Project = KataNote & { folder: string; code: string | null }
type Access = Parameters<typeof snippetsOf>[1]

/** Writes a project: the template, the code that calls the API with a key, and the brief. */
export async function writeProject({ folder, code, ...kata }: Project, access: Access): Promise<void> {
  cpSync(`${import.meta.dirname}/templates/${kata.template}`, folder, { recursive: true })
  if (code !== null) writeFileSync(`${folder}/${fileOf(kata.template)}`, code)
  const files: Record<string, string> = {
    'package.json': `${JSON.stringify(manifestOf(folder, kata), null, 2)}\n`,
    '.gitignore': 'node_modules\ndist\n.env.local\n',
    ...Object.fromEntries(snippetsOf('vite', access).map(({ file, code }) => [file, code])),
  }
  for (const language of LANGUAGES) files[BRIEFS[language]] = await briefOf(kata.page, language)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(`${folder}/${file}`), { recursive: true })
    writeFileSync(`${folder}/${file}`, text)
  }
}

const BRIEFS: Record<Language, string> = { en: 'BRIEF.md', zh: 'BRIEF.zh-TW.md' }

function manifestOf(folder: string, kata: KataNote) {
  const { dependencies, devDependencies } = PACKAGES[kata.template]
  const here = relative(folder, ROOT).replaceAll('\\', '/')
  return {
    name: `kata-${kata.page}`,
    private: true,
    type: 'module',
    scripts: {
      dev: `vite --port ${new URL(kata.address).port} --strictPort`,
      check: 'tsc',
      judge: `npm --silent --prefix ${JSON.stringify(here)} run judge`,
    },
    kata,
    dependencies: inOurVersions(dependencies),
    devDependencies: inOurVersions([...devDependencies, 'typescript', 'vite']),
  }
}

function inOurVersions(names: readonly string[]): Record<string, string> {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8'))
  const versions: Record<string, string> = { ...dependencies, ...devDependencies }
  return Object.fromEntries(names.map(name => [name, versions[name] ?? '']))
}
