import IconLogin2 from '@tabler/icons-react/dist/esm/icons/IconLogin2.mjs'
import { followTopic } from '#client/api/topics.ts'
import { useRead } from '#client/api/use-read.ts'
import type { Attention, Finding } from '#client/attention/attention.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { linkTo } from '#client/router/links.ts'
import { listLogins } from '#resources/login-log/contract.ts'
import { startOfDay } from '#shared/time/zone.ts'
import { messages } from './messages.ts'

followTopic('login', listLogins.path)

/** The sign-ins that were refused today, the newest first. */
const signIns: Attention = {
  order: 4,
  needs: 'login-log:read',
  reads: listLogins,
  icon: IconLogin2,
  tone: 'plain',
  useCheck({ today, zone, isAllowed: enabled }) {
    const t = useMessages(messages)
    const filter = { outcome: 'refused', from: startOfDay(today, zone) } as const
    const query = useRead(listLogins, { query: { ...filter, limit: 1 } }, { enabled })

    function findingOf(): Finding | null | undefined {
      if (!query.data) return undefined
      const { rows, count } = query.data
      const [newest] = rows
      if (!newest) return null
      const facts = [newest.user, newest.reason && t(newest.reason), newest.address].filter(fact => !!fact)
      return {
        text: t('refused', { count: count.value }),
        detail: facts.join(' · '),
        since: newest.loginTime,
        action: t('view'),
        to: linkTo('page3_04', { outcome: 'refused', from: today, to: today }),
      }
    }
    return { query, finding: findingOf(), calm: t('calm'), rule: t('rule') }
  },
}
export default signIns
