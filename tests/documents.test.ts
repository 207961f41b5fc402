import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { moreThan } from '#tests/tier.ts'

const ROOT = join(import.meta.dirname, '..')
const documents = globSync(
  '{*.md,{docs,client,practice,server,shared,resources,pages,company,tests,kata,hosting}/**/*.md}',
  {
    cwd: ROOT,
    exclude: path => path.includes('node_modules'),
  },
)
const linesOf = (path: string) => readFileSync(join(ROOT, path), 'utf8').split('\n')

describe('documents', () => {
  test('link only to what exists', () => {
    const links = documents.flatMap(document =>
      linesOf(document).flatMap(line =>
        [...line.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, target = '']) => ({ document, target })),
      ),
    )
    expect(links.length).toBeGreaterThan(moreThan(60))
    expect(links.filter(({ document, target }) => !existsSync(join(ROOT, dirname(document), target)))).toEqual([])
  })

  test('name only files of the project that exist', () => {
    const named = documents.flatMap(document =>
      linesOf(document).flatMap(line =>
        [
          ...line.matchAll(
            /`((?:client|practice|server|shared|resources|pages|company|tests|docs|scripts)\/[\w./-]+\.\w+)`/g,
          ),
        ].map(([, path = '']) => ({ document, path })),
      ),
    )
    expect(named.length).toBeGreaterThan(moreThan(60))
    expect(named.filter(({ path }) => !existsSync(join(ROOT, path)))).toEqual([])
  })

  test('show moving pictures that load soon', () => {
    const pictures = globSync('docs/moving/*.png', { cwd: ROOT }).map(path => readFileSync(join(ROOT, path)))
    expect(pictures.length).toBeGreaterThan(moreThan(2))
    for (const picture of pictures) {
      expect(picture.length).toBeLessThanOrEqual(1.5 * 1024 * 1024)
      expect(picture.includes('acTL')).toBe(true)
    }
  })

  test('stay short enough to be read', () => {
    expect(globSync('docs/decisions/*.md', { cwd: ROOT }).length).toBeLessThanOrEqual(25)
    for (const path of globSync('docs/{performance,ARCHITECTURE}.md', { cwd: ROOT }))
      expect(linesOf(path).length, path).toBeLessThanOrEqual(100)
  })

  test('every decision says its status and date', () => {
    const statuses = globSync('docs/decisions/*.md', { cwd: ROOT }).map(path => [path, linesOf(path)[2]])
    expect(
      statuses.filter(([, line]) => !/^Status: (accepted|superseded by \S+), 20\d\d-\d\d-\d\d/.test(line ?? '')),
    ).toEqual([])
  })
})
