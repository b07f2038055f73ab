package import Diagnostics

/// Every rule that loading a spec can report, besides those of YAML itself.
package enum SpecRules {
    /// What the grammar decides, and the JSON Schema with it.
    package static let structure: [Rule] =
        [UnknownKey.rule, MissingKey.rule, WrongShape.rule, UnknownWord.rule, WrongName.rule, VerbCount.several, VerbCount.missing]
        + [ConflictingKeys.rule, EmptyText.rule, ShortList.rule]

    /// What the schema cannot see: names, types, order, words.
    package static let meaning: [Rule] =
        [
            AnswerInCallback.rule, AnswerLikeError.rule, AnsweringSetter.rule, AssociatedValues.rule, AtOnceBlock.rule, AtOnceProtocol.rule,
            AtOnceProtocol.late,
            AwaitedProperty.rule, BlockProperty.rule,
            BrokenDeclaration.rule,
            CallbackEndpoint.rule, CaseAlias.rule,
            CaseForms.rule,
            CommonHeaders.rule,
            ConstantComparison.rule,
            ConstantValue.rule,
            DanglingReference.rule, DelegateBlock.rule,
            DirectCall.rule, DuplicateName.rule, EnumProperties.rule, EndlessDefinition.rule,
            EndpointFailure.rule, EndpointWithoutAnswer.rule, ErrorWire.missing, ErrorWire.unplaced,
            ErrorWire.same, EventForAll.rule, EventStream.rule, FailurePaths.rule, FieldName.rule, FieldValue.rule, ForgottenBase.rule,
            FormInText.rule, GivenTwice.rule,
            HandlerRoles.rule,
            HostURL.rule,
            HostURL.unused,
            IdleKey.rule,
            IncompleteAnswer.rule, JSONInForm.rule,
        ]
        + [
            IndistinguishableEndpoints.rule, LateBlock.rule, LateSettings.rule, LeftListening.rule, LibraryName.rule, ListenerRules.rule,
            ListenerRules.untold,
            MethodWithoutFlow.rule, MisplacedFunction.rule,
            MissingArgument.rule, MissingList.rule,
            ModuleName.rule,
            MissingRest.rule, MissingResult.rule, MissingSystem.rule, MissingTranslation.rule, NoHandler.rule, NotCancellable.rule,
            NotUnderWay.rule,
            ObjectFields.rule,
        ]
        + [
            OpenOtherwise.rule, OptionalPathParameter.rule, PartOfApp.rule, PartWithoutWhole.rule,
            PathPlaceholder.rule, PlatformOnlyType.rule, ProtocolMismatch.rule, PushedRecord.rule,
            QuestionWithoutAnswer.rule, RawValue.outOfRange,
            RawValue.kind, RecursiveValue.rule, RawValue.shared, RawValue.unknownCase, RawValue.unknownType, Reconnecting.rule,
            RepeatEnd.rule,
            RequestValue.rule, ReservedName.rule, Resource.rule, ResultWaits.rule, RunCycle.rule, ScenarioCoverage.rule,
            ScenarioCoverage.unprovoked, SendCycle.rule,
            SaidValues.rule, SetFlow.rule, SilentDefault.rule, SetterSteps.rule,
            ShadowedName.rule, SharedFlow.rule, SharedObject.rule, SharedRun.rule, SimulatedOperation.rule, StatusRange.rule,
            StreamFlow.rule,
        ]
        + [
            IdleReaction.rule, IncludeCycle.rule, NullableMember.rule, NullBesideAbsence.rule, UncountedCode.rule, UnusedSteps.rule,
            UnnamedValue.rule,
            SuperclassKind.rule,
            SwiftNameClash.rule, ThrowingResult.rule, TodoText.rule, TypedThrows.rule, TypeLikeModule.rule, TypeMismatch.rule,
            UnansweredRequest.rule, UnansweredResult.rule, UndocumentedAnswer.rule, UnfilledProperty.rule, UnfilledHeldValue.rule,
            HandedObject.rule, UnvaluedConstant.rule,
            InheritedMethod.rule, InitialiserValues.rule, UnmetProtocol.rule, ValueConformance.rule, UnkeptConformance.rule,
            UnkeptAccess.rule,
            UnkeptSetter.rule, UnkeptSuperclass.rule, UnkeptWrapper.rule,
            StructChange.rule,
            UnendedCall.rule, UnheardFailure.rule, UnknownReference.rule, UnraisedError.raised, UnraisedError.rule, UnsentParts.rule,
            WebAddress.rule,
            RequiredDelegate.rule, UndeclaredDelegate.rule, UntellableError.rule,
        ]
        + [
            UnknownType.rule, UnlistedLanguage.rule, UnreachableStep.rule, UnreadParameter.read, UnreadParameter.rule, UnreadSource.rule,
            UnrunSteps.rule, UnsettableProperty.rule,
            UnstoredObject.rule,
            UnsupportedDeclaration.rule, UntravellableType.rule, UnusedFlow.rule, UnusedObject.rule, UnusedText.rule, WaitingQuestion.rule,
            WebSocketEndpoint.rule, WireFit.rule, WorkedOutProperty.rule,
            WrongCount.rule, WrongLanguage.rule, WrongTypeWord.rule,
        ]

    /// Of behaviour that no scenario shows.
    package static let unshown = ScenarioCoverage.rule

    /// Every rule of loading a spec, or a project's own file.
    package static let rules = structure + meaning + [FolderName.rule, SharedNames.rule] + ProjectLoader.rules
}
