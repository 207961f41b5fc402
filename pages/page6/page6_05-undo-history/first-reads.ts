import { firstRead } from '#client/loading/first-read.ts'
import { listFloorPlans } from '#resources/floor-plans/contract.ts'

export default [firstRead(listFloorPlans, { query: { limit: 200 } })]
