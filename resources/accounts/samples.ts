import { setLevel } from '#resources/sessions/contract.ts'
import { atVersion, type Caller, sample } from '#shared/sample.ts'
import { createAccount, listAccountRoles, resetAccountPassword, updateAccount } from './contract.ts'

async function newAccount(me: Caller) {
  await me.call(setLevel, { body: { code: me.levelCode } })
  const { rows } = await me.call(listAccountRoles)
  return { account: `a${crypto.randomUUID()}`, name: 'Anna Lin', roleId: rows.at(-1)?.id ?? 0 }
}

const create = async (me: Caller) => (await me.call(createAccount, { body: await newAccount(me) })).account

export const samples = [
  sample(createAccount, async me => ({ body: await newAccount(me) })),
  sample(updateAccount, async me => {
    const account = await create(me)
    return { params: { accountId: account.id }, headers: atVersion(account), body: { state: 'closed' as const } }
  }),
  sample(resetAccountPassword, async me => ({ params: { accountId: (await create(me)).id } })),
]
