import { expect, test } from 'vitest'
import { cutSlice } from './cut.ts'
import { pageFolder } from './project.ts'

test('the documents of a slice keep their commands, and none is about what is not there', async () => {
  const { written } = await cutSlice({ pages: [pageFolder('page3_01')], hasPractice: false, name: 'slice' })
  const documents = Object.entries(written).filter(([file]) => file.endsWith('.md'))
  expect(documents.filter(([, text]) => /^```\w*\n+```$/m.test(text))).toEqual([])
  expect(Object.keys(written).filter(file => /teach|tab\.md|against|^examples\/README/.test(file))).toEqual([])
  expect(written['client/README.md']).toContain('\nsession/ ')
  for (const file of ['THIRD_PARTY.md', 'docs/dependencies.md']) expect(written[file], file).toContain('openid-client')
  const road = written['docs/your-own-back-office.md']
  expect(road).toContain('\nnpm run new-page -- page3_09 suppliers "Suppliers" "供應商" --resource\n')
  expect(road).toContain('three files, two of them in `resources/suppliers`:')
  expect(road).toContain('Editors have both')
  expect(road).not.toContain('page5_01')
})
