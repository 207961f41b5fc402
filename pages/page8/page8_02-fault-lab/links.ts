import { linkTo } from '#client/router/links.ts'
import { writeRuleText } from './rule/rule-text.ts'

/** `linkToRule({ method: 'PATCH', path: '/api/profile', fault: { lost: true, first: 1 } })`: the form, filled in. */
export const linkToRule = (rule: Parameters<typeof writeRuleText>[0]): string =>
  linkTo('page8_02', { rule: writeRuleText(rule) })
