import { firstRead } from '#client/api/first-read.ts'
import { listFloorPlans } from '#resources/floor-plans/contract.ts'

export default [firstRead(listFloorPlans, { query: { limit: 200 } })]
