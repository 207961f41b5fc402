import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildClientWhenStale } from '#scripts/build.ts'
import { DIST } from '#server/config/config.ts'
import { copySource } from '#tests/copy-source.ts'
import { isLong } from '#tests/tier.ts'

const codeOf = (dist: string) => readdirSync(`${dist}/assets`).filter(file => /\.(?:js|css)$/.test(file))

test.runIf(isLong)(
  'a new version with another text on one page has at most six files that were not there before',
  () => {
    buildClientWhenStale()
    const copy = copySource()
    try {
      const file = `${copy}/pages/page6/page6_02-plurals/messages.ts`
      const source = readFileSync(file, 'utf8')
      const changed = source.replace(/en: '([^']+)'/, "en: '$1, changed'")
      expect(changed).not.toBe(source)
      writeFileSync(file, changed)
      execFileSync(process.execPath, ['scripts/build.ts'], { cwd: copy, stdio: 'ignore' })
      const before = new Set(codeOf(DIST))
      const added = codeOf(`${copy}/dist`).filter(name => !before.has(name))
      expect(added.length, added.join(' ')).toBeGreaterThan(0)
      expect(added.length, added.join(' ')).toBeLessThanOrEqual(6)
    } finally {
      rmSync(copy, { recursive: true, force: true })
    }
  },
)
