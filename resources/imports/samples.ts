import { newMember } from '#resources/members/samples.ts'
import { atVersion, sample } from '#shared/sample.ts'
import { checkImport, createImport, undoImport } from './contract.ts'

const newImport = () => ({ fileName: 'new.csv', rows: [newMember()] })

export const samples = [
  sample(checkImport, () => ({ body: { rows: [newMember()] } })),
  sample(createImport, () => ({ body: newImport() })),
  sample(undoImport, async me => {
    const made = await me.call(createImport, { body: newImport() })
    return { params: { importId: made.id }, headers: atVersion(made) }
  }),
]
