import { defineList, serveDelete, serveList, serveRestore, serveUpdate } from '#server/endpoints/endpoints.ts'
import { readOne } from '#server/endpoints/list.ts'
import { etagOf } from '#server/entities/etag.ts'
import { serve } from '#server/http/serve.ts'
import { addStep } from './add-step.ts'
import {
  addFloorPlanStep,
  createFloorPlan,
  deleteFloorPlan,
  listFloorPlanSteps,
  listFloorPlans,
  readFloorPlan,
  renameFloorPlan,
  restoreFloorPlan,
} from './contract.ts'
import { floorPlans, listedPlanOf, readShapes, selectSteps, stepOf } from './entity.ts'

export const endpoints = [
  serveList(defineList(floorPlans, listFloorPlans, { filters: {}, sorts: { id: 'id' } })),

  serve(readFloorPlan, async ({ rows, params: { planId } }) => {
    const row = await readOne(rows(floorPlans), planId)
    return { status: 200, body: { ...listedPlanOf(row), shapes: readShapes(row) } }
  }),

  serve(createFloorPlan, ({ write, body: { name, shapes } }) =>
    write(async ({ create, updateTable }) => {
      const plan = await create(floorPlans, { name, shapeCount: shapes.length })
      await updateTable('floor_plan')
        .set({ shapes: JSON.stringify(shapes) })
        .where('id', '=', plan.id)
        .execute()
      return { status: 201, body: { ...plan, shapes }, headers: { location: `/api/floor-plans/${plan.id}` } }
    }),
  ),

  serveUpdate(floorPlans, renameFloorPlan),
  serveDelete(floorPlans, deleteFloorPlan),
  serveRestore(floorPlans, restoreFloorPlan),

  serve(listFloorPlanSteps, async ({ rows, params: { planId }, query: { after, limit } }) => {
    // The plan first: a step that is added meanwhile may be in the list, but never missing below the plan's version.
    const plan = listedPlanOf(await readOne(rows(floorPlans), planId))
    const found = await selectSteps(rows, planId)
      .where('number', '>', after)
      .limit(limit + 1)
      .execute()
    const steps = found.slice(0, limit).map(stepOf)
    const next = found.length > limit ? (steps.at(-1)?.number ?? null) : null
    return { status: 200, body: { plan, rows: steps, next } }
  }),

  serve(addFloorPlanStep, ({ write, operator, params: { planId }, headers, body }) =>
    write(async writing => {
      const added = await addStep(writing, operator, planId, headers['if-match'], body)
      return { status: 201, body: added, headers: etagOf(added.plan) }
    }),
  ),
]
