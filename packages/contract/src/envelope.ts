/** The platform's verdict that every JSON answer carries; code 0 means success. */
export interface Ret {
  code: number
  msg: string
}

/** One thing that is wrong with one field of a request. */
export interface FieldIssue {
  /** Dotted path of the field, such as `languages.0.appName`. */
  field: string
  message: string
}

/** An answer that refuses: the verdict, a reason from a closed list, and what is wrong with which field. */
export interface Refusal {
  ret: Ret
  reason?: string
  issues?: FieldIssue[]
}
