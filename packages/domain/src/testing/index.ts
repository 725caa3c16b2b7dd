export * from './builders.ts'
export * from './runOn.ts'
