import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { snippetsOf } from '#pages/page8/page8_08-sandbox-and-keys/snippets/snippets.ts'
import { LANGUAGES, type Language } from '#shared/messages.ts'
import { briefOf } from './brief.ts'

const ROOT = `${import.meta.dirname}/..`

export const TEMPLATES = ['vanilla', 'vue', 'react'] as const
export type Template = (typeof TEMPLATES)[number]
export const isTemplate = (name: string): name is Template => TEMPLATES.some(template => template === name)

/** The packages of each template, in the versions that this console has. */
const PACKAGES: Record<Template, { dependencies: string[]; devDependencies: string[] }> = {
  vanilla: { dependencies: [], devDependencies: [] },
  vue: { dependencies: ['vue'], devDependencies: ['@vitejs/plugin-vue'] },
  react: {
    dependencies: ['react', 'react-dom'],
    devDependencies: ['@types/react', '@types/react-dom', '@vitejs/plugin-react'],
  },
}

/** What a learner's package.json says about the kata, for the judge. */
export type KataNote = { page: string; template: Template; address: string }

type Project = KataNote & { folder: string }
type Access = Parameters<typeof snippetsOf>[1]

/** Writes a project: the template, the code that calls the API with a key, and the brief. */
export async function writeProject({ folder, ...kata }: Project, access: Access): Promise<void> {
  cpSync(`${import.meta.dirname}/templates/${kata.template}`, folder, { recursive: true })
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
