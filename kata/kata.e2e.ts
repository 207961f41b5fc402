import { rmSync } from 'node:fs'
import type { BrowserContext } from '@playwright/test'
import { build } from 'vite'
import { type Call, callerAt } from '#scripts/call-api.ts'
import { test as base, expect } from '#tests/browser.ts'
import { serveFolder } from '#tests/serve-folder.ts'
import { isLong } from '#tests/tier.ts'
import { findKatas, requirementsOf } from './brief.ts'
import { judge } from './judge/judge.ts'
import { MISTAKES, withMistake } from './mistakes.ts'
import { writeProject } from './project.ts'
import { solutionOf } from './solutions.ts'
import { VARIANTS } from './variants.ts'

// The judge is fair if it accepts our own page, a solution in each other template and other ways to build it, and if a
// mistake fails at the requirement that it breaks and at no other.

const FOLDER = `${import.meta.dirname}/../test-results/kata-${process.pid}`
type Solved = 'vanilla' | 'vue'
const TEMPLATES: readonly Solved[] = ['vanilla', 'vue']
/** The kata whose solution and mistakes are judged in every run. The long tier judges all. */
const JUDGED: Record<string, Solved> = { page5_03: 'vanilla' }
const templatesOf = (page: string) => TEMPLATES.filter(template => isLong || JUDGED[page] === template)

/** `key` is that of the page, and `call` that of the judge. */
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
      const createKey = async (name: string, origins: string[]) =>
        (await call<{ token: string }>('POST', '/api/keys', { name, scope: 'write', origins })).token
      const [key, judgeKey] = [await createKey('kata', [origin]), await createKey('judge', [])]
      await use({ url, token: signedIn.token, key, call: callerAt(url, judgeKey), origin, ...signedIn.session })
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

/** Builds a solution with the template, where it is served. */
async function buildSolution(page: string, template: Solved, code: string, { url, key, origin }: Learner) {
  const access = { address: url, token: key, key: { name: 'kata', scope: 'write' as const, origins: [origin] } }
  const folder = `${FOLDER}/${template}`
  await writeProject({ folder, page, template, address: origin, judge: '', code }, access)
  await build({ root: folder, logLevel: 'error', build: { outDir: `${FOLDER}/dist`, emptyOutDir: true } })
}

type Tried = { context: BrowserContext; address: string; learner: Learner; only?: readonly string[] | undefined }

/** The requirements that fail, and what was seen. Those that were not tried count, too. */
async function failuresOf(page: string, { context, address, learner: { call }, only }: Tried) {
  const failures: string[] = []
  for await (const verdict of judge(await requirementsOf(page), { context, address, call }, only)) {
    const { requirement, outcome } = verdict
    if (outcome !== 'met') failures.push(`${requirement.id}: ${outcome === 'unmet' ? verdict.saw : verdict.needs}`)
  }
  return failures
}

const idsOf = (failures: readonly string[]) => failures.map(failure => failure.replace(/:.*/s, ''))

for (const page of findKatas()) {
  // Every run judges solutions; the long tier our pages, too.
  if (isLong)
    test(`${page}: our page passes`, async ({ context, learner }) => {
      const address = `${learner.url}/strive/${page.slice(0, 5)}/${page}`
      expect(await failuresOf(page, { context, address, learner })).toEqual([])
    })

  for (const template of templatesOf(page))
    test(`${page}: a solution in ${template} passes, and its requests confirm it`, async ({ context, learner }) => {
      const begunMs = performance.now()
      await buildSolution(page, template, solutionOf(page, template), learner)
      expect(await failuresOf(page, { context, address: learner.origin, learner })).toEqual([])
      const met = (await requirementsOf(page)).map(({ id }) => id)
      const body = { met, tookMs: Math.ceil(performance.now() - begunMs) }
      const reported = await learner.call('PUT', `/api/lessons/${page}/kata`, body)
      expect(reported).toMatchObject({ passed: met.length, all: met.length, unconfirmed: [] })
    })
}

for (const mistake of MISTAKES.filter(({ page }) => templatesOf(page).length > 0))
  test(`${mistake.page}: ${mistake.id} in ${mistake.template}, which fails at ${mistake.fails}`, async ({
    context,
    learner,
  }) => {
    const { page, template, fails } = mistake
    await buildSolution(page, template, withMistake(mistake), learner)
    // The long tier also shows that the mistake fails at no other requirement.
    const only = isLong ? undefined : [fails]
    const failures = await failuresOf(page, { context, address: learner.origin, learner, only })
    expect(idsOf(failures), failures.join('\n')).toEqual([fails])
  })

for (const variant of VARIANTS.filter(({ isAlways }) => isAlways || isLong))
  test(`${variant.page}: ${variant.what}`, async ({ context, learner }) => {
    const { page, template, tries, fails } = variant
    await buildSolution(page, template, withMistake(variant), learner)
    const failures = await failuresOf(page, { context, address: learner.origin, learner, only: tries })
    expect(idsOf(failures), failures.join('\n')).toEqual(fails)
    for (const [id, saw] of Object.entries(variant.saw ?? {}))
      expect(failures.find(failure => failure.startsWith(`${id}:`))).toContain(saw)
  })
