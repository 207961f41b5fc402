import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { BrowserContext } from '@playwright/test'
import { build } from 'vite'
import { type Call, callerAt } from '#scripts/call-api.ts'
import { test as base, expect } from '#tests/browser.ts'
import { serveFolder } from '#tests/serve-folder.ts'
import { isLong } from '#tests/tier.ts'
import { findKatas, requirementsOf } from './brief.ts'
import { BROKEN } from './broken.ts'
import { judge } from './judge/judge.ts'
import { writeProject } from './project.ts'

// The judge is fair if it accepts our own page and a solution in each other template, and if a mistake fails at the
// requirement that it breaks and at no other.

const FOLDER = `${import.meta.dirname}/../test-results/kata-${process.pid}`
const EXTENSIONS = { vanilla: 'ts', vue: 'vue' } as const
type Solved = keyof typeof EXTENSIONS
const TEMPLATES: readonly Solved[] = ['vanilla', 'vue']
/** The kata whose solution and mistakes are judged in every run. The long tier judges all. */
const JUDGED: Record<string, Solved> = { page5_03: 'vanilla' }
const templatesOf = (page: string) => TEMPLATES.filter(template => isLong || JUDGED[page] === template)

type Learner = { url: string; token: string; key: string; call: Call; origin: string; account: string; email: string }

const test = base.extend<object, { learner: Learner }>({
  /** A sandbox with a key, and the origin at which a built solution is served. */
  learner: [
    async ({ workerConsole: { url } }, use) => {
      const { origin, close } = await serveFolder(`${FOLDER}/dist`)
      const account = { account: 'operator', password: '654321' }
      const signedIn = await callerAt(url, null)<{ token: string; session: { account: string; email: string } }>(
        'POST',
        '/api/sessions',
        account,
      )
      const call = callerAt(url, signedIn.token)
      const { id: sandboxId } = await call<{ id: string }>('POST', '/api/sandboxes', { name: 'kata' })
      await call('PUT', '/api/sessions/current/sandbox', { sandboxId })
      const body = { name: 'kata', scope: 'write', origins: [origin] }
      const { token: key } = await call<{ token: string }>('POST', '/api/keys', body)
      await use({ url, token: signedIn.token, key, call, origin, ...signedIn.session })
      close()
      rmSync(FOLDER, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  /** Signed in at the console. Other origins see none of it. */
  storageState: async ({ learner: { url, token, account, email } }, use) => {
    const stored = { 'User.name': account, 'User.email': email, 'lege-react-management-token': token }
    const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
    await use({ cookies: [], origins: [{ origin: url, localStorage }] })
  },
})

test.describe.configure({ mode: 'parallel' })

const solutionOf = (page: string, template: Solved) =>
  readFileSync(`${import.meta.dirname}/solutions/${page}.${EXTENSIONS[template]}`, 'utf8')

/** Builds a solution with the template, where it is served. */
async function buildSolution(page: string, template: Solved, code: string, { url, key, origin }: Learner) {
  const access = { address: url, token: key, key: { name: 'kata', scope: 'write' as const, origins: [origin] } }
  const folder = `${FOLDER}/${template}`
  await writeProject({ folder, page, template, address: origin }, access)
  writeFileSync(`${folder}/src/${template === 'vue' ? 'app.vue' : 'main.ts'}`, code)
  await build({ root: folder, logLevel: 'error', build: { outDir: `${FOLDER}/dist`, emptyOutDir: true } })
}

type Tried = { context: BrowserContext; address: string; learner: Learner; only?: string | undefined }

/** The requirements that fail, and what was seen. */
async function failuresOf(page: string, { context, address, learner: { call }, only }: Tried) {
  const failures: string[] = []
  const all = await requirementsOf(page)
  const tried = all.filter(({ id }) => only === undefined || id === only)
  for await (const { requirement, saw } of judge(tried, { context, address, call }))
    if (saw !== null) failures.push(`${requirement.id}: ${saw}`)
  return failures
}

for (const page of findKatas()) {
  // Every run judges solutions; the long tier our pages, too.
  if (isLong)
    test(`${page}: our page passes`, async ({ context, learner }) => {
      const address = `${learner.url}/strive/${page.slice(0, 5)}/${page}`
      expect(await failuresOf(page, { context, address, learner })).toEqual([])
    })

  for (const template of templatesOf(page))
    test(`${page}: a solution in ${template} passes`, async ({ context, learner }) => {
      await buildSolution(page, template, solutionOf(page, template), learner)
      expect(await failuresOf(page, { context, address: learner.origin, learner })).toEqual([])
    })
}

for (const { page, template, mistake, from, to, fails } of BROKEN.filter(({ page }) => templatesOf(page).length > 0))
  test(`${page}: ${mistake}, which fails at ${fails}`, async ({ context, learner }) => {
    const code = solutionOf(page, template)
    expect(code.split(from)).toHaveLength(2)
    await buildSolution(page, template, code.replace(from, to), learner)
    // The long tier also shows that the mistake fails at no other requirement.
    const failures = await failuresOf(page, {
      context,
      address: learner.origin,
      learner,
      only: isLong ? undefined : fails,
    })
    const ids = failures.map(failure => failure.replace(/:.*/s, ''))
    expect(ids, failures.join('\n')).toEqual([fails])
  })
