import { atVersion, type Client, sample } from '#shared/sample.ts'
import {
  archiveMember,
  archiveMembers,
  createMember,
  type Member,
  restoreMember,
  restoreMembers,
  updateMember,
  updateMembers,
} from './contract.ts'

/** A new driver in Delivery, without an e-mail address. */
export const MEMBER = {
  name: { en: 'Lin Shu-guang', zh: '林曙光' },
  teamId: 13,
  job: 'driver' as const,
  joinedOn: '2026-10-01',
}
export const newMember = () => ({ ...MEMBER, email: `${crypto.randomUUID()}@strive.example` })
export const onMember = (member: Pick<Member, 'id' | 'version'>) => ({
  params: { memberId: member.id },
  headers: atVersion(member),
})

const create = (me: Client) => me.call(createMember, { body: newMember() })
const createArchived = async (me: Client) => me.call(archiveMember, onMember(await create(me)))
const versionOf = ({ id, version }: Member) => ({ id, version })

export const samples = [
  sample(createMember, () => ({ body: newMember() })),
  sample(updateMember, async me => ({ ...onMember(await create(me)), body: { job: 'buyer' as const } })),
  sample(archiveMember, async me => onMember(await create(me))),
  sample(restoreMember, async me => onMember(await createArchived(me))),
  sample(archiveMembers, async me => ({ body: { members: [versionOf(await create(me))] } })),
  sample(restoreMembers, async me => ({ body: { members: [versionOf(await createArchived(me))] } })),
  sample(updateMembers, async me => ({
    body: { members: [{ ...versionOf(await create(me)), job: 'buyer' as const }] },
  })),
]
