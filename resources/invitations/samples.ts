import { listAccountRoles } from '#resources/accounts/contract.ts'
import { setLevel } from '#resources/sessions/contract.ts'
import { type Caller, sample } from '#shared/sample.ts'
import { acceptInvitation, checkInvitation, createInvitation, withdrawInvitation } from './contract.ts'

async function newInvitation(me: Caller) {
  await me.call(setLevel, { body: { code: me.levelCode } })
  const { rows } = await me.call(listAccountRoles)
  return { roleId: rows.at(-1)?.id ?? 0, note: 'Anna, front end' }
}

const create = async (me: Caller) => me.call(createInvitation, { body: await newInvitation(me) })

export const samples = [
  sample(createInvitation, async me => ({ body: await newInvitation(me) })),
  sample(withdrawInvitation, async me => ({ params: { invitationId: (await create(me)).invitation.id } })),
  sample(checkInvitation, async me => ({ body: { secret: (await create(me)).secret } })),
  sample(acceptInvitation, async me => {
    const { secret } = await create(me)
    return { body: { secret, account: `b${crypto.randomUUID()}`, name: 'Anna Lin', password: 'correct horse' } }
  }),
]
