import { createMember, updateMember } from '#resources/members/contract.ts'
import { newMember, onMember } from '#resources/members/samples.ts'
import { atVersion, sample } from '#shared/sample.ts'
import { listAudit, restoreAudit } from './contract.ts'

export const samples = [
  sample(restoreAudit, async me => {
    const made = await me.call(createMember, { body: newMember() })
    const changed = await me.call(updateMember, { ...onMember(made), body: { job: 'buyer' } })
    const { rows } = await me.call(listAudit, {
      query: { entity: 'members', rowId: String(made.id), action: 'create' },
    })
    return { params: { auditId: rows[0]?.id ?? 0 }, headers: atVersion(changed) }
  }),
]
