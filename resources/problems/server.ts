import { serve } from '#server/http/serve.ts'
import { declarationsOf, isProblemCode } from '#server/problems/declared.ts'
import { findOperations } from '#server/resources.ts'
import { PROBLEMS, refuse } from '#shared/errors.ts'
import { readProblem } from './contract.ts'

export const endpoints = [
  serve(readProblem, async ({ params: { code } }) => {
    if (!isProblemCode(code)) throw refuse('not-found')
    const { endpoints, isCommon } = declarationsOf(code, await findOperations())
    const declared = endpoints.map(({ id, entity, endpoint: { method, path, summary } }) => ({
      id,
      entity,
      method,
      path,
      summary,
    }))
    return { status: 200, body: { code, status: PROBLEMS[code], isCommon, endpoints: declared } }
  }),
]
