import { AppError } from '../../server/core/errors.ts'
import type { DataKind } from './data-types.ts'

export const wrongState = (kind: DataKind) =>
  new AppError('image-opt/wrong-state', 422, (t) => t.errors.wrongState[kind]())

export const nothingToOptimise = () =>
  new AppError('image-opt/nothing-to-optimise', 409, (t) => t.errors.nothingToOptimize())

export const nothingRunning = () =>
  new AppError('image-opt/nothing-running', 409, (t) => t.errors.nothingRunning())

export const noTarget = () => new AppError('image-opt/no-target', 409, (t) => t.errors.noTarget())

export const onlyPublished = () =>
  new AppError('image-opt/only-published', 409, (t) => t.errors.onlyPublished())

export const unknownImage = () =>
  new AppError('image-opt/unknown-image', 404, (t) => t.errors.unknownImage())

export const storeUnreachable = () =>
  new AppError('image-opt/store-unreachable', 503, (t) => t.errors.storeUnreachable())

export const linkExpired = () =>
  new AppError('image-opt/link-expired', 403, (t) => t.errors.linkExpired())

export const fileGone = () => new AppError('image-opt/file-gone', 404, (t) => t.errors.fileGone())
