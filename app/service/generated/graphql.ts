/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ContentList =
  | 'articles'
  | 'courses'
  | 'news'
  | 'videos';

export type EmailFrequency =
  | 'daily'
  | 'instant'
  | 'monthly'
  | 'never'
  | 'weekly';

export type GetUserEmailFrequencyQueryVariables = Exact<{ [key: string]: never; }>;


export type GetUserEmailFrequencyQuery = { getUserEmailFrequency: { articlesFrequency: EmailFrequency, newsFrequency: EmailFrequency, videosFrequency: EmailFrequency, coursesFrequency: EmailFrequency, forumFrequency: EmailFrequency, wantsProductMail: boolean, pausedUntil: string | null } };

export type GetNextDigestQueryVariables = Exact<{ [key: string]: never; }>;


export type GetNextDigestQuery = { getNextDigest: { sendsAt: string, sections: Array<{ list: ContentList, items: Array<{ id: string, title: string, slug: string }> }> } | null };

export type SetUserEmailFrequencyMutationVariables = Exact<{
  articlesFrequency?: EmailFrequency | null | undefined;
  newsFrequency?: EmailFrequency | null | undefined;
  videosFrequency?: EmailFrequency | null | undefined;
  coursesFrequency?: EmailFrequency | null | undefined;
  forumFrequency?: EmailFrequency | null | undefined;
  wantsProductMail?: boolean | null | undefined;
  isPaused?: boolean | null | undefined;
}>;


export type SetUserEmailFrequencyMutation = { setUserEmailFrequency: { id: string } };

export type GetLoggedInUserQueryVariables = Exact<{ [key: string]: never; }>;


export type GetLoggedInUserQuery = { getLoggedInUser: { id: string, firstName: string, lastName: string, fullName: string, email: string, isEmailConfirmed: boolean, directusUserId: string } | null };

export type GetProfileQueryVariables = Exact<{
  userDirectusId: string | number;
}>;


export type GetProfileQuery = { getProfile: { directusUserId: string, name: string, isOwn: boolean, avatar: string | null, city: string | null, cantonId: number | null, profession: string | null, bio: string | null, spokenLanguages: Array<string>, skills: Array<string>, interests: Array<string>, links: Array<string>, inSwitzerlandSince: string | null, memberSince: string | null } | null };


export const GetUserEmailFrequencyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetUserEmailFrequency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getUserEmailFrequency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"articlesFrequency"}},{"kind":"Field","name":{"kind":"Name","value":"newsFrequency"}},{"kind":"Field","name":{"kind":"Name","value":"videosFrequency"}},{"kind":"Field","name":{"kind":"Name","value":"coursesFrequency"}},{"kind":"Field","name":{"kind":"Name","value":"forumFrequency"}},{"kind":"Field","name":{"kind":"Name","value":"wantsProductMail"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}}]}}]}}]} as unknown as DocumentNode<GetUserEmailFrequencyQuery, GetUserEmailFrequencyQueryVariables>;
export const GetNextDigestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetNextDigest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getNextDigest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendsAt"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}}]}}]} as unknown as DocumentNode<GetNextDigestQuery, GetNextDigestQueryVariables>;
export const SetUserEmailFrequencyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUserEmailFrequency"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"articlesFrequency"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailFrequency"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newsFrequency"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailFrequency"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"videosFrequency"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailFrequency"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"coursesFrequency"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailFrequency"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"forumFrequency"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailFrequency"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"wantsProductMail"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isPaused"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUserEmailFrequency"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"articlesFrequency"},"value":{"kind":"Variable","name":{"kind":"Name","value":"articlesFrequency"}}},{"kind":"Argument","name":{"kind":"Name","value":"newsFrequency"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newsFrequency"}}},{"kind":"Argument","name":{"kind":"Name","value":"videosFrequency"},"value":{"kind":"Variable","name":{"kind":"Name","value":"videosFrequency"}}},{"kind":"Argument","name":{"kind":"Name","value":"coursesFrequency"},"value":{"kind":"Variable","name":{"kind":"Name","value":"coursesFrequency"}}},{"kind":"Argument","name":{"kind":"Name","value":"forumFrequency"},"value":{"kind":"Variable","name":{"kind":"Name","value":"forumFrequency"}}},{"kind":"Argument","name":{"kind":"Name","value":"wantsProductMail"},"value":{"kind":"Variable","name":{"kind":"Name","value":"wantsProductMail"}}},{"kind":"Argument","name":{"kind":"Name","value":"isPaused"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isPaused"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SetUserEmailFrequencyMutation, SetUserEmailFrequencyMutationVariables>;
export const GetLoggedInUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetLoggedInUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getLoggedInUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"directusUserId"}}]}}]}}]} as unknown as DocumentNode<GetLoggedInUserQuery, GetLoggedInUserQueryVariables>;
export const GetProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userDirectusId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userDirectusId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userDirectusId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"directusUserId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"cantonId"}},{"kind":"Field","name":{"kind":"Name","value":"profession"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"spokenLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"interests"}},{"kind":"Field","name":{"kind":"Name","value":"links"}},{"kind":"Field","name":{"kind":"Name","value":"inSwitzerlandSince"}},{"kind":"Field","name":{"kind":"Name","value":"memberSince"}}]}}]}}]} as unknown as DocumentNode<GetProfileQuery, GetProfileQueryVariables>;