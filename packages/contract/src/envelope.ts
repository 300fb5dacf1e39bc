/** The platform's verdict in every JSON response. Code 0 means success. */
export interface Ret {
  code: number
  msg: string
}

/** One problem with one field of a request. */
export interface FieldIssue {
  /** Dotted path of the field, such as `languages.0.appName`. */
  field: string
  /** In English. */
  message: string
  /** Rule that the field breaks, if a page has its own words for it: `member-of-team`. */
  rule?: string
  /** Numbers and names in the message. */
  values?: Readonly<Record<string, string | number>>
}

/** An error response: the verdict, a reason from a closed list, and the issues by field. */
export interface Refusal {
  ret: Ret
  reason?: string
  issues?: FieldIssue[]
}
